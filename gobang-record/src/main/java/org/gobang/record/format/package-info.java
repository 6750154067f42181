/**
 * What goes into the readers and writers of all formats and comes out of them: {@link
 * org.gobang.record.format.ReadDefaults}, {@link org.gobang.record.format.ParsedRecord} and {@link
 * org.gobang.record.format.FormattedRecord}.
 */
package org.gobang.record.format;
