/**
 * Lists of moves as text, one list per line: {@link org.gobang.record.lines.MoveLine} finds the
 * lines, {@link org.gobang.record.lines.OffsetText} reads the offsets of Gomocup.
 */
package org.gobang.record.lines;
