/**
 * Opening protocols by search: stones laid for both sides, colours chosen, numbers declared, fifth
 * moves offered and picked.
 *
 * <p>{@link org.gobang.ai.search.opening.OpeningPlay} plans the steps that one player makes in a
 * row; {@link org.gobang.ai.search.opening.OpeningSearch} is the engine as it sees it. Protocols
 * are known by what a board offers alone, so that those of other authors are played too.
 */
@NullMarked
package org.gobang.ai.search.opening;

import org.jspecify.annotations.NullMarked;
