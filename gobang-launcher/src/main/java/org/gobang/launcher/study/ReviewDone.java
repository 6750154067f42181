package org.gobang.launcher.study;

import java.util.Optional;
import org.gobang.api.review.GameReview;

/**
 * A reviewed game.
 *
 * @param game the game
 * @param json its review as JSON
 * @param review the review; empty if it was read from the output folder
 */
record ReviewDone(ReviewedGame game, String json, Optional<GameReview> review) {}
