// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }

    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        modifier(IdentityModifier(id: id))
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(keyPath: \.isEnabled, value: !disabled))
    }

    nonisolated public func padding() -> some View { modifier(LookModifier()) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
    @available(iOS, introduced: 14.0, deprecated: 17.0)
    @available(macOS, introduced: 11.0, deprecated: 14.0)
    @available(tvOS, introduced: 14.0, deprecated: 17.0)
    @available(watchOS, introduced: 7.0, deprecated: 10.0)
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, action: action))
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(LookModifier()) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(priority: priority, action: action))
    }
}

// Newer than the package's floor: here so that `.ci/check-availability` has something to find.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, action: { action(value, $0) }))
    }
}
