/**
 * {@code .pos}, the shortest of the renju formats: a byte with the number of moves, followed by one
 * byte per move, counted along the rows of 15 points from the upper left corner; 240 is a pass.
 * {@link org.gobang.record.pos.PosReader} and {@link org.gobang.record.pos.PosWriter}.
 */
package org.gobang.record.pos;
