/// A view that has no body and evaluates itself.
@MainActor
protocol PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings)
}

extension EmptyView: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {}
}

extension Text: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) { renderer.add(.text(text)) }
}

extension Button: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        let title = (label as? Text)?.text ?? ""
        renderer.add(.button(title: title, isEnabled: surroundings.environment.isEnabled, action: action))
    }
}

extension ProgressView: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {}
}

extension TupleView: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        for (index, child) in children.enumerated() {
            renderer.evaluate(child, in: surroundings.with("\(index)"))
        }
    }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        switch storage {
        case .first(let content): renderer.evaluate(content, in: surroundings.with("first"))
        case .second(let content): renderer.evaluate(content, in: surroundings.with("second"))
        }
    }
}

extension Optional: PrimitiveView where Wrapped: View {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        if let self { renderer.evaluate(self, in: surroundings.with("some")) }
    }
}

extension VStack: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        renderer.evaluate(content, in: surroundings.with("stack"))
    }
}

extension Group: PrimitiveView where Content: View {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        renderer.evaluate(content, in: surroundings.with("group"))
    }
}

extension ForEach: PrimitiveView where Content: View {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        for element in data {
            renderer.evaluate(content(element), in: surroundings.with("\(element[keyPath: id])"))
        }
    }
}

extension _ViewModifier_Content: PrimitiveView {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        renderer.evaluate(view, in: surroundings.with("content"))
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func evaluate(renderer: Renderer, in surroundings: Surroundings) {
        let inner = surroundings.with("\(Modifier.self)")
        if let primitive = modifier as? any PrimitiveModifier {
            primitive.evaluate(content, renderer: renderer, in: inner)
        } else {
            renderer.connect(modifier, at: inner.place, surroundings)
            renderer.evaluate(modifier.body(content: _ViewModifier_Content(view: content)), in: inner)
        }
    }
}
