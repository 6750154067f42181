/**
 * Five fixed rule sets of five in a row, and custom rules.
 *
 * <p>{@link org.gobang.rules.LineBoard} is the position of the fixed rules, {@link
 * org.gobang.rules.MutableLineBoard} the mutable one for playouts; both use {@link
 * org.gobang.rules.StoneLines}. {@link org.gobang.rules.RuleSet} defines winning runs; {@link
 * org.gobang.rules.ForbiddenPoints} finds the forbidden moves of renju, reading eleven cells at a
 * time with {@link org.gobang.rules.LineBits}. {@link org.gobang.rules.CustomBoard} and {@link
 * org.gobang.rules.MutableCustomBoard} play {@link org.gobang.rules.CustomRules}, which need no
 * bits.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>run
 *   <dd>a maximal unbroken row of stones of one colour.
 *   <dt>five, overline
 *   <dd>a run of exactly five; a run of six or more.
 *   <dt>four
 *   <dd>four stones that one more stone makes exactly five.
 *   <dt>straight four
 *   <dd>a run of four with a vacant point at each end, either of which makes exactly five.
 *   <dt>three
 *   <dd>three stones that one more allowed stone makes a straight four.
 *   <dt>double four, double three
 *   <dd>two fours, or two threes, made by one stone.
 * </dl>
 */
package org.gobang.rules;
