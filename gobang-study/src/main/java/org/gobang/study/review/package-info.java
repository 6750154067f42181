/**
 * Reviews of games. A {@link org.gobang.study.review.GameReviewer} uses a {@link
 * org.gobang.study.review.PositionJudge} to evaluate the positions of a game, all of them quickly
 * and questionable ones again, and creates a {@link org.gobang.api.review.GameReview} from the
 * evaluations. {@link org.gobang.study.review.ReviewJson} and {@link
 * org.gobang.study.review.ReviewPage} write a review for programs and for users.
 */
package org.gobang.study.review;
