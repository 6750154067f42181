/** Position text, such as {@code h8 h9 i10}: {@link org.gobang.record.text.PositionText}. */
package org.gobang.record.text;
