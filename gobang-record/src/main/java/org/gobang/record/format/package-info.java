/**
 * What comes out of the readers and writers of the bundled formats: {@link
 * org.gobang.record.format.ParsedRecord} and {@link org.gobang.record.format.FormattedRecord}, with
 * messages in any language.
 */
package org.gobang.record.format;
