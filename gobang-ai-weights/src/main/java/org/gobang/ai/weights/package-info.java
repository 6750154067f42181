/**
 * Five published strategies, each of which assigns every vacant point a weight and plays the
 * heaviest point.
 *
 * <table>
 *   <caption>The players and the programs they come from</caption>
 *   <tr><th>player</th><th>published as</th></tr>
 *   <tr><td>{@code live-sleep}</td><td>实现自己的五子棋（三）</td></tr>
 *   <tr><td>{@code rewards}</td><td>Java实现人机五子棋</td></tr>
 *   <tr><td>{@code runs}</td><td>Java实现简单的AI五子棋小游戏(二)</td></tr>
 *   <tr><td>{@code shapes}</td><td>电脑下棋算法设计</td></tr>
 *   <tr><td>{@code neighbour}</td><td>五子棋AI算法 实验报告</td></tr>
 * </table>
 *
 * <p>The originals play White; here everything is relative to the side to move, so that each plays
 * either colour.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>weight
 *   <dd>what a vacant point is worth to the side to move; 0 or more.
 *   <dt>own, opponent
 *   <dd>the stones of the side to move, and those of the other.
 *   <dt>line
 *   <dd>one of the four through a point: its row, its column, its rising and its falling diagonal.
 *   <dt>ray
 *   <dd>one half of a line, from the point outward: eight of them. The originals of the first three
 *       players turn each ray into a code and look that up in a table.
 *   <dt>run
 *   <dd>stones of one colour next to each other on a line, as many as there are.
 *   <dt>far end
 *   <dd>what lies beyond a run, seen from the vacant point before it.
 *   <dt>live
 *   <dd>a run or shape that can still grow (活).
 *   <dt>stopped
 *   <dd>a run that cannot grow at its far end: the published programs call it sleeping (眠), dead or
 *       capped.
 *   <dt>shape
 *   <dd>the stones that a stone on the point would join along a line, across one gap at most.
 *   <dt>gap
 *   <dd>a single vacant point between two stones of one colour.
 *   <dt>candidate
 *   <dd>a point that a strategy considers at all.
 *   <dt>tilt
 *   <dd>a percentage by which own weights are raised, for attack, or the opponent's, for defence.
 * </dl>
 */
package org.gobang.ai.weights;
