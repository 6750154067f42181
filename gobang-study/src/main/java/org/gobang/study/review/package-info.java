/**
 * Reviews of games. A {@link org.gobang.study.review.GameReviewer} uses a {@link
 * org.gobang.study.review.PositionJudge} to judge the positions of a game, quickly at first and the
 * doubtful ones again, and creates a {@link org.gobang.api.review.GameReview} from the judgements.
 * {@link org.gobang.study.review.ReviewJson} and {@link org.gobang.study.review.ReviewPage} are its
 * forms for programs and for users.
 */
package org.gobang.study.review;
