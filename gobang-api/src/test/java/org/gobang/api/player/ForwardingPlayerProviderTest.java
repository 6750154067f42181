package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.Label;
import org.junit.jupiter.api.Test;

class ForwardingPlayerProviderTest {

  private static final Map<Class<?>, Object> ANSWERS =
      Map.of(
          String.class,
          "own",
          Label.class,
          new Label("own"),
          List.class,
          List.of(),
          Set.class,
          Set.of(AnalysisFeature.WIN_SEARCH),
          Optional.class,
          Optional.of("own"),
          OptionalInt.class,
          OptionalInt.of(7),
          boolean.class,
          true,
          int.class,
          5,
          Player.class,
          (Player) turn -> turn.board().vacant().get(0));

  private static final class Forwarding extends ForwardingPlayerProvider {
    Forwarding(PlayerProvider own) {
      super(own);
    }
  }

  /** Covers every method of the contract, including later additions. */
  @Test
  void forwardsEveryCall() throws Exception {
    List<Method> called = new ArrayList<>();
    PlayerProvider own =
        (PlayerProvider)
            Proxy.newProxyInstance(
                PlayerProvider.class.getClassLoader(),
                new Class<?>[] {PlayerProvider.class},
                (proxy, method, arguments) -> {
                  called.add(method);
                  return ANSWERS.get(method.getReturnType());
                });
    PlayerProvider forwarding = new Forwarding(own);
    int methods = 0;
    for (Method method : PlayerProvider.class.getMethods()) {
      if (!Modifier.isStatic(method.getModifiers())) {
        methods++;
        Object answer = call(method, forwarding);
        assertThat(answer).as("%s", method).isEqualTo(ANSWERS.get(method.getReturnType()));
      }
    }
    assertThat(called).hasSize(methods);
  }

  private static Object call(Method method, PlayerProvider on) throws Exception {
    try {
      return method.invoke(on, new Object[method.getParameterCount()]);
    } catch (InvocationTargetException thrown) {
      throw new AssertionError(method + " is not forwarded", thrown.getCause());
    }
  }
}
