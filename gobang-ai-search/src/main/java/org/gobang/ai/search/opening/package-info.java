/**
 * Opening rules by search: stones for both sides, choice of colours, declared numbers, fifth-move
 * offers.
 *
 * <p>{@link org.gobang.ai.search.opening.OpeningPlay} plans consecutive steps of one player; {@link
 * org.gobang.ai.search.opening.OpeningSearch} is its interface to the engine. Opening rules are
 * recognized only by the choices of a board, so that opening rules of plugins are also supported.
 */
@NullMarked
package org.gobang.ai.search.opening;

import org.jspecify.annotations.NullMarked;
