/** Names of files and folders that Windows does not accept. */

/**
 * Windows reads these names as a device, even with an extension, in any letter case. It drops spaces before the dot
 * (Microsoft, "Naming Files, Paths, and Namespaces").
 */
export const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
