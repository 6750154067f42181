/**
 * RIF, the database of RenjuNet as XML: {@link org.gobang.record.rif.RifReader}. Tables of
 * countries, cities, months, rules, openings, players and tournaments come before the games, which
 * name their rows by number:
 *
 * <pre>{@code
 * <game id="1" tournament="7" round="2" rule="3" black="45" white="67" bresult="0.5" opening="4">
 *   <move>h8 h9 i10</move>
 *   <info></info>
 * </game>
 * }</pre>
 *
 * No schema is published, so that the value of a field is read wherever it stands: in an attribute
 * or in an element. The tables are kept in memory, the games are not.
 */
package org.gobang.record.rif;
