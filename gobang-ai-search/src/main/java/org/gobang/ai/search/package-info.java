/**
 * The search player: its provider, its options, and one turn from beginning to end. The engine is
 * in the packages below.
 *
 * <h2>Glossary</h2>
 *
 * <p>The search uses the terms of computer chess (chessprogramming.org). Besides:
 *
 * <dl>
 *   <dt>line pattern
 *   <dd>what a stone on a point would make for a side on one line.
 *   <dt>shape
 *   <dd>what it would make on all four lines together: a five, a four and a three, an open three…
 *   <dt>plain four
 *   <dd>a four that makes no other threat.
 *   <dt>ordering score
 *   <dd>how early a move is searched, by what it makes and what it takes from the opponent.
 *   <dt>candidate
 *   <dd>a vacant point near stones: the search tries no others.
 *   <dt>proven
 *   <dd>a win or loss that holds whatever the other side does, as opposed to an estimate.
 *   <dt>VCF, VCT
 *   <dd>a win by continuous fours, or by continuous threats: fours and open threes.
 * </dl>
 */
package org.gobang.ai.search;
