/**
 * BDT, a database of renju games as text: {@link org.gobang.record.bdt.BdtReader} and {@link
 * org.gobang.record.bdt.BdtWriter}. A line is a game:
 *
 * <pre>{@code Tournament=[black,white,result,moves,5A,reverse,comment]}</pre>
 *
 * The result is {@code +}, {@code -} or {@code =} for Black. A move has two hexadecimal digits: the
 * column from the left and the row from the bottom, from 1 to F; {@code 00} is a pass. {@code 5A}
 * is the fifth-move offer that was not chosen, {@code reverse} tells whether the players swapped
 * colours.
 */
package org.gobang.record.bdt;
