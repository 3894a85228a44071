/// A modifier that has no body and evaluates its content itself.
@MainActor
protocol PrimitiveModifier: ViewModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings)
}

extension PrimitiveModifier {
    func body(content: Content) -> some View { content }
}

/// `onAppear` and `onDisappear`.
struct AppearanceModifier {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        let node = renderer.node(at: surroundings.place.with("appearance"))
        node.onAppear = onAppear
        node.onDisappear = onDisappear
        renderer.evaluate(content, in: surroundings)
    }
}

/// `onChange`.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let action: (Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        renderer.node(at: surroundings.place.with("change")).watch(value, action)
        renderer.evaluate(content, in: surroundings)
    }
}

/// `task`.
struct TaskModifier {
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        renderer.node(at: surroundings.place.with("task")).task = (priority, action)
        renderer.evaluate(content, in: surroundings)
    }
}

/// `environment`.
struct EnvironmentModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        var surroundings = surroundings
        surroundings.environment[keyPath: keyPath] = value
        renderer.evaluate(content, in: surroundings)
    }
}

/// `id`.
struct IdentityModifier<ID: Hashable> {
    let id: ID
}

extension IdentityModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        renderer.evaluate(content, in: surroundings.with("\(id)"))
    }
}

/// What changes the look only.
struct LookModifier {}

extension LookModifier: PrimitiveModifier {
    func evaluate(_ content: any View, renderer: Renderer, in surroundings: Surroundings) {
        renderer.evaluate(content, in: surroundings)
    }
}
