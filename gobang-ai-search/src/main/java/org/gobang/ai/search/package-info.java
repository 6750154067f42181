/**
 * The strong player's outside: what it is called, what can be set, and one turn from beginning to
 * end. The engine is in the packages below.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>shape
 *   <dd>what a stone on a point would make for a side: a five, a four and a three, an open three…
 *   <dt>urge
 *   <dd>how much a side wants a point, before any search.
 *   <dt>table
 *   <dd>the transposition table: what was found out about positions.
 *   <dt>proven
 *   <dd>a win or loss that holds whatever the other side does, not an estimate.
 *   <dt>quiescence
 *   <dd>the search of continuous fours where the full search ends, also called VCF.
 *   <dt>VCT
 *   <dd>a win by continuous threats, fours and open threes.
 * </dl>
 */
package org.gobang.ai.search;
