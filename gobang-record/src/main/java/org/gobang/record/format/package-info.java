/**
 * Results of the bundled readers and writers: {@link org.gobang.record.format.ParsedRecord} and
 * {@link org.gobang.record.format.FormattedRecord}, with localized messages.
 */
package org.gobang.record.format;
