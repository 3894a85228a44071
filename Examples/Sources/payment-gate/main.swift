// Gates on payments, one recipe a file in Gates, played on a scripted SDK. It prints what happens and ends by itself.
await Scenes.termsAreAsked()
await Scenes.keysAreChosen()
await Scenes.basketIsEmpty()
await Scenes.answerIsForgotten()
await Scenes.twoGatesAgree()
