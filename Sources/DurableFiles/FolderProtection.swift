#if canImport(Darwin)
    import Darwin
    import Foundation

    /// What Apple's systems do for a folder: leave it out of backups, encrypt it until the first unlock.
    enum FolderProtection {
        static func protect(_ path: String) throws(FileFailure) {
            do {
                // Of a folder this holds for all that is in it.
                var values = URLResourceValues()
                values.isExcludedFromBackup = true
                var folder = URL(fileURLWithPath: path, isDirectory: true)
                try folder.setResourceValues(values)
                #if !os(macOS)
                    // Files that are made in it later inherit it. Until the first unlock and no longer: calls are tracked
                    // while the screen is locked, too.
                    try FileManager.default.setAttributes(
                        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: path)
                #endif
            } catch {
                throw FileFailure(code: EPERM)
            }
        }
    }
#endif
