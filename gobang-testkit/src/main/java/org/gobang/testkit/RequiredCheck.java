package org.gobang.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.player.PlayerProvider;

/**
 * A required test of a contract, for programs that check plugins without JUnit. The tests of a
 * contract share results, so run them sequentially and in order.
 */
public final class RequiredCheck {

  private static final String PREFIX = "required_";

  private final PluginContract<?> contract;
  private final Method test;

  private RequiredCheck(PluginContract<?> contract, Method test) {
    this.contract = contract;
    this.test = test;
  }

  /**
   * Returns the required tests of the player contract.
   *
   * @param provider creates a new provider on each call
   * @param options the option values of the player, by key
   * @return the tests in the order to run them
   */
  public static List<RequiredCheck> ofPlayer(
      Supplier<PlayerProvider> provider, Map<String, String> options) {
    return of(
        new PlayerContract() {
          @Override
          protected PlayerProvider provider() {
            return provider.get();
          }

          @Override
          protected Map<String, String> options() {
            return options;
          }
        });
  }

  /** Returns the required tests of a contract in the order to run them. */
  static List<RequiredCheck> of(PluginContract<?> contract) {
    return Arrays.stream(contract.getClass().getMethods())
        .filter(method -> method.getName().startsWith(PREFIX))
        .sorted(Comparator.comparing(RequiredCheck::place).thenComparing(Method::getName))
        .map(method -> new RequiredCheck(contract, method))
        .toList();
  }

  private static int place(Method test) {
    if (test.isAnnotationPresent(RunsFirst.class)) {
      return -1;
    }
    return test.isAnnotationPresent(RunsLast.class) ? 1 : 0;
  }

  /**
   * Returns the name of the test.
   *
   * @return the name, such as {@code keepsTheTime}
   */
  public String name() {
    return test.getName().substring(PREFIX.length());
  }

  /**
   * Runs the test on the calling thread, and the plugin on separate threads.
   *
   * @return the violation and the violated requirement, on one line; empty if the test passed or
   *     does not apply
   */
  public Optional<String> run() {
    try {
      test.invoke(contract);
      return Optional.empty();
    } catch (InvocationTargetException thrown) {
      Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
      if (cause instanceof SkippedException) {
        return Optional.empty();
      }
      return Optional.of(
          cause instanceof BrokenPromise
              ? Promise.sentences(String.valueOf(cause.getMessage()))
              : cause.toString());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
