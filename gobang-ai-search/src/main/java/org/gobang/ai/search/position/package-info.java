/**
 * The board as the engine sees it: line patterns from tables, shapes of points, all kept up to date
 * move by move. Start reading at {@link org.gobang.ai.search.position.SearchPosition}.
 */
package org.gobang.ai.search.position;
