package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForwardingWorkbenchTest {

  private final List<Method> called = new ArrayList<>();
  private final Workbench target =
      (Workbench)
          Proxy.newProxyInstance(
              Workbench.class.getClassLoader(),
              new Class<?>[] {Workbench.class},
              (proxy, method, arguments) -> {
                called.add(method);
                return primitive(method.getReturnType());
              });

  private static @Nullable Object primitive(Class<?> type) {
    if (type == boolean.class) {
      return true;
    }
    return type == double.class ? 0.25 : null;
  }

  static Stream<Method> methods() {
    return Stream.of(Workbench.class.getMethods());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void eachMethodReachesTheTarget(Method method) throws ReflectiveOperationException {
    Workbench forwarding = new ForwardingWorkbench(target) {};
    Object[] arguments =
        Stream.of(method.getParameterTypes())
            .map(type -> type == int.class ? (Object) 7 : null)
            .toArray();
    assertThat(method.invoke(forwarding, arguments)).isEqualTo(primitive(method.getReturnType()));
    assertThat(called).containsExactly(method);
  }
}
