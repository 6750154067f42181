/**
 * The search player: its provider, options and turns. The engine is in the subpackages.
 *
 * <h2>Glossary</h2>
 *
 * <p>The search uses the terms of computer chess (chessprogramming.org). Further terms:
 *
 * <dl>
 *   <dt>line pattern
 *   <dd>the result of a stone on a point for a side on one line.
 *   <dt>shape
 *   <dd>the result on all four lines together: for example a five, a four-three or an open three.
 *   <dt>plain four
 *   <dd>a four that makes no other threat.
 *   <dt>ordering score
 *   <dd>the priority of a move in the search, by its attack and its defence.
 *   <dt>candidate
 *   <dd>a vacant point near stones. The search tries only candidates.
 *   <dt>proven
 *   <dd>a win or loss against every defence, as opposed to an estimate.
 *   <dt>VCF, VCT
 *   <dd>a win by continuous fours, or by continuous threats: fours and open threes.
 * </dl>
 */
package org.gobang.ai.search;
