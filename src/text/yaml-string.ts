/** Quotes text for YAML. */

/**
 * Returns a double-quoted scalar. A JSON string is one (YAML 1.2, section 5.7), and quoting keeps it a string: YAML 1.1
 * readers, such as Helm's, read an unquoted `2024-06-01` as a date and `yes` as a boolean. What JSON allows in a string
 * but YAML does not, or reads as a line break, is escaped (YAML 1.2, section 5.1).
 */
export function yamlString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
