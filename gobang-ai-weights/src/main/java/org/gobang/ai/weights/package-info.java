/**
 * Five published strategies, which weight every vacant point and play the point with the greatest
 * weight.
 *
 * <table>
 *   <caption>The players and their original programs</caption>
 *   <tr><th>player</th><th>published as</th></tr>
 *   <tr><td>{@code live-sleep}</td><td>实现自己的五子棋（三）</td></tr>
 *   <tr><td>{@code rewards}</td><td>Java实现人机五子棋</td></tr>
 *   <tr><td>{@code runs}</td><td>Java实现简单的AI五子棋小游戏(二)</td></tr>
 *   <tr><td>{@code shapes}</td><td>电脑下棋算法设计</td></tr>
 *   <tr><td>{@code neighbour}</td><td>五子棋AI算法 实验报告</td></tr>
 * </table>
 *
 * <p>The originals play White. Here everything is relative to the side to move, so that each player
 * can play either colour.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>weight
 *   <dd>the value of a vacant point for the side to move; 0 or more.
 *   <dt>own, opponent
 *   <dd>the stones of the side to move, and those of the other side.
 *   <dt>line
 *   <dd>one of the four lines through a point: the row, the column, the rising and the falling
 *       diagonal.
 *   <dt>ray
 *   <dd>one half of a line, from the point outward: eight of them. The originals of the first three
 *       players convert each ray to a code and look it up in a table.
 *   <dt>run
 *   <dd>a maximal sequence of adjacent stones of one colour on a line.
 *   <dt>far end
 *   <dd>the cells beyond a run, seen from the vacant point at the other end.
 *   <dt>live
 *   <dd>a run or shape that can still grow (活).
 *   <dt>stopped
 *   <dd>a run that cannot grow at its far end: the published programs call it sleeping (眠), dead or
 *       capped.
 *   <dt>shape
 *   <dd>the stones that a stone on the point would join on a line, across at most one gap.
 *   <dt>gap
 *   <dd>a single vacant point between two stones of one colour.
 *   <dt>candidate
 *   <dd>a point considered by a strategy.
 *   <dt>tilt
 *   <dd>a percentage that increases own weights for attack, or the opponent's weights for defence.
 * </dl>
 */
package org.gobang.ai.weights;
