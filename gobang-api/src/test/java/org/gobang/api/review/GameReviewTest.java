package org.gobang.api.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.OptionalDouble;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

class GameReviewTest {

  private static ReviewedMove move(int number, double loss, MoveClass type) {
    return proxy(
        ReviewedMove.class,
        (self, method, arguments) ->
            switch (method.getName()) {
              case "number" -> number;
              case "side" -> number % 2 == 1 ? Stone.BLACK : Stone.WHITE;
              case "loss" -> loss;
              case "type" -> type;
              default -> throw new AssertionError(method);
            });
  }

  /** Returns a review of only Black's moves. */
  private static GameReview review(ReviewedMove... moves) {
    return proxy(
        GameReview.class,
        (self, method, arguments) ->
            switch (method.getName()) {
              case "moves" -> List.of(moves);
              case "accuracy" ->
                  arguments != null && arguments[0] == Stone.BLACK
                      ? OptionalDouble.of(90)
                      : OptionalDouble.empty();
              default -> InvocationHandler.invokeDefault(self, method, arguments);
            });
  }

  private static <T> T proxy(Class<T> type, InvocationHandler answers) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers));
  }

  @Test
  void listsFaultsOfTheReviewedSideWorstFirst() {
    GameReview review =
        review(
            move(1, 0.0, MoveClass.BEST),
            move(2, 0.9, MoveClass.BLUNDER),
            move(3, 0.2, MoveClass.MISTAKE),
            move(5, 0.6, MoveClass.BLUNDER),
            move(7, 0.02, MoveClass.GOOD));
    assertThat(review.faults()).extracting(ReviewedMove::number).containsExactly(5, 3);
  }
}
