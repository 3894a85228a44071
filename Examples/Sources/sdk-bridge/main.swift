// Shows the glue between Primer's native SDK and the events: what a scripted stand-in of the SDK reports, as web events.

try await BridgeStory().run()
