import PrimerWebBridge
import Testing
