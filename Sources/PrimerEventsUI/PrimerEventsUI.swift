// `import PrimerEventsUI` is enough: a view that listens needs the events, too. The native models, whose names are the SDK's
// own, are imported by the views that switch over them.
@_exported public import PrimerEvents
