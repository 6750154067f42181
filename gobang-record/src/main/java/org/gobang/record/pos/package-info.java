/**
 * {@code .pos}, the shortest of the renju formats: a byte with the number of moves, then a byte for
 * each, counted along the rows of 15 lines from the upper left corner on; 240 is a pass. {@link
 * org.gobang.record.pos.PosReader} and {@link org.gobang.record.pos.PosWriter}.
 */
package org.gobang.record.pos;
