/**
 * The board as the engine sees it: line patterns from tables, shapes of points, the evaluation and
 * the move ordering, all updated incrementally. Start reading at {@link
 * org.gobang.ai.search.position.SearchPosition}.
 */
package org.gobang.ai.search.position;
