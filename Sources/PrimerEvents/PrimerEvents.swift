// `import PrimerEvents` is enough: the event model comes with it, also for clients that use `MemberImportVisibility`.
@_exported public import EventTree
