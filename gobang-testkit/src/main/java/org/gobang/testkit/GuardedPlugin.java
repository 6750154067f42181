package org.gobang.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A guarded plugin: all of its code runs on threads of its own thread group, and code that hangs or
 * throws fails the test with a message. Threads that the plugin starts belong to the group, which
 * identifies them.
 *
 * @param <P> the service it provides
 */
final class GuardedPlugin<P> {

  /** Shared pools of the Java runtime, started on first use. */
  private static final List<String> SHARED =
      List.of("ForkJoinPool.commonPool-", "CompletableFutureDelayScheduler");

  private final Class<P> service;
  private final Supplier<P> source;
  private final Duration patience;
  private final ThreadGroup group = new ThreadGroup(PluginThread.NAME);
  private @Nullable BrokenPromise hung;
  private @Nullable ClassLoader loader = Thread.currentThread().getContextClassLoader();

  /** Creates a guard for the provider from the source. */
  GuardedPlugin(Class<P> service, Supplier<P> source, Duration patience) {
    this.service = service;
    this.source = source;
    this.patience = patience;
  }

  /** Returns the time after which a call of the plugin is reported as hanging. */
  Duration patience() {
    return patience;
  }

  /**
   * Returns a new provider whose methods run on threads of the group; on the current thread if it
   * belongs to the group.
   */
  P provider() {
    P plain = plain();
    loader = plain.getClass().getClassLoader();
    return service.cast(
        Proxy.newProxyInstance(
            service.getClassLoader(),
            new Class<?>[] {service},
            (proxy, method, arguments) -> {
              if (Thread.currentThread().getThreadGroup() == group) {
                return invoke(plain, method, arguments);
              }
              Promise promise =
                  new Promise(
                      service.getSimpleName() + "." + method.getName(), "answers, and at once");
              try (PluginThread thread = thread()) {
                return thread.call(
                    promise, method.getName(), () -> invoke(plain, method, arguments));
              }
            }));
  }

  /** Returns the class of the provider. */
  Class<?> type() {
    return plain().getClass();
  }

  private P plain() {
    String what = "provider() of the test";
    Promise promise =
        new Promise(service.getSimpleName(), "has a constructor that does next to nothing");
    BrokenPromise before = hung;
    if (before != null) {
      throw before;
    }
    try (PluginThread thread = thread()) {
      try {
        P made = thread.call(promise, what, source::get);
        promise.check(made != null, "%s gave null", what);
        return made;
      } catch (BrokenPromise broken) {
        // Not to be waited for in every test.
        hung = thread.hangs() ? broken : null;
        throw broken;
      }
    }
  }

  private static @Nullable Object invoke(Object plain, Method method, Object @Nullable [] arguments)
      throws Exception {
    try {
      return method.invoke(plain, arguments);
    } catch (InvocationTargetException thrown) {
      Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
      if (cause instanceof Error error) {
        throw error;
      }
      throw (Exception) cause;
    }
  }

  /** Returns a thread for the plugin's code. */
  PluginThread thread() {
    return new PluginThread(group, loader, patience);
  }

  /** Returns the live threads of the plugin, of all players that it has created. */
  List<Thread> threads() {
    Thread[] found = new Thread[group.activeCount() + 64];
    int count = group.enumerate(found);
    return Arrays.stream(found, 0, count)
        .filter(thread -> !thread.getName().equals(PluginThread.NAME) && thread.isAlive())
        .filter(thread -> SHARED.stream().noneMatch(thread.getName()::startsWith))
        .toList();
  }
}
