/**
 * Five-in-a-row by five sets of rules.
 *
 * <p>{@link org.gobang.rules.LineBoard} is the position, the same for all; {@link
 * org.gobang.rules.RuleSet} says what wins; {@link org.gobang.rules.ForbiddenPoints} says what
 * renju forbids Black, reading eleven cells at a time through {@link org.gobang.rules.LineBits}.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>run
 *   <dd>an unbroken row of stones of one colour, as long as it goes.
 *   <dt>five, overline
 *   <dd>a run of exactly five; a run of six or more.
 *   <dt>four
 *   <dd>four stones that one more would make exactly five.
 *   <dt>straight four
 *   <dd>a run of four with a vacant point at each end, either of which makes exactly five.
 *   <dt>three
 *   <dd>three stones that one more, allowed, would make a straight four.
 *   <dt>double-four, double-three
 *   <dd>two fours, or two threes, made by one stone.
 * </dl>
 */
package org.gobang.rules;
