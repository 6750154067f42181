/**
 * RIF, the database of RenjuNet as XML: {@link org.gobang.record.rif.RifReader}. Tables of
 * countries, cities, months, rules, openings, players and tournaments precede the games, which
 * refer to the rows by number:
 *
 * <pre>{@code
 * <game id="1" tournament="7" round="2" rule="3" black="45" white="67" bresult="0.5" opening="4">
 *   <move>h8 h9 i10</move>
 *   <info></info>
 * </game>
 * }</pre>
 *
 * No schema is published, so the value of a field is read from an attribute or an element. The
 * tables are stored in memory, the games are not.
 */
package org.gobang.record.rif;
