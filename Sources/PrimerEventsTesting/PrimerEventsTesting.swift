// `import PrimerEventsTesting` is enough: a test of listeners needs the events, too. The native models, whose names are the
// SDK's own, are imported by the tests that need them.
@_exported public import PrimerEvents
