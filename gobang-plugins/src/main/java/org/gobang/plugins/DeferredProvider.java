package org.gobang.plugins;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Locale;
import java.util.function.Supplier;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.jspecify.annotations.Nullable;

/**
 * A provider listed in the metadata of a plugin. It returns id, label, priority and extensions from
 * the metadata. Any other method loads the plugin. A proxy, so that it has every method of the
 * contract.
 *
 * @param loaded the checked provider; throws a {@link RefusedException} if it cannot be loaded
 */
record DeferredProvider(
    ListedProvider listed, PluginMetadata metadata, Supplier<PluginProvider> loaded)
    implements InvocationHandler {

  /** Returns a provider of a service. */
  static <P extends PluginProvider> P of(
      ServiceKind<P> service,
      ListedProvider listed,
      PluginMetadata metadata,
      Supplier<PluginProvider> loaded) {
    return service
        .type()
        .cast(
            Proxy.newProxyInstance(
                DeferredProvider.class.getClassLoader(),
                new Class<?>[] {service.type(), PluginBacked.class},
                new DeferredProvider(listed, metadata, loaded)));
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    Object first = arguments == null || arguments.length != 1 ? null : arguments[0];
    return switch (method.getName()) {
      case "id" -> listed.id();
      case "priority" -> metadata.priority(listed);
      case "extensions" -> metadata.extensions(listed);
      case "label" ->
          first instanceof Locale locale
              ? metadata.label(listed, locale)
              : invokeLoaded(method, arguments);
      case "available", "recognizes" -> invokeIfLoaded(method, arguments);
      case "equals" -> proxy == first;
      case "hashCode" -> System.identityHashCode(proxy);
      case "toString" -> listed.service() + " " + listed.id();
      default -> invokeLoaded(method, arguments);
    };
  }

  /** Nothing is available, or recognized, if the plugin cannot be loaded. */
  private @Nullable Object invokeIfLoaded(Method method, Object @Nullable [] arguments)
      throws Throwable {
    try {
      return invokeLoaded(method, arguments);
    } catch (RefusedException notLoaded) {
      return false;
    }
  }

  private @Nullable Object invokeLoaded(Method method, Object @Nullable [] arguments)
      throws Throwable {
    PluginProvider provider = loaded.get();
    try {
      return method.invoke(provider, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
