/**
 * The board of the engine: line patterns from tables, shapes of points, evaluation and move
 * ordering, all updated incrementally. The entry point is {@link
 * org.gobang.ai.search.position.SearchPosition}.
 */
package org.gobang.ai.search.position;
