package org.gobang.http;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The resource at an address of a {@link Client}. Functions are called on the server's threads; if
 * they throw {@link org.gobang.api.RefusedException}, its sentence is the response.
 */
public sealed interface Resource {

  /**
   * A file of the page, for GET.
   *
   * @param name the name for {@link Site#file}
   */
  record File(String name) implements Resource {}

  /**
   * Content created for each GET.
   *
   * @param type its media type
   * @param saved the file name for a download; empty if the browser shows it
   * @param content creates it
   */
  record Content(String type, Optional<String> saved, Supplier<byte[]> content)
      implements Resource {}

  /**
   * A stream of events, for GET by the server's own page.
   *
   * @param connected starts to write to a stream, until that is closed
   * @param reserved whether it has a reserved place when spectators use all others
   */
  record Events(Consumer<EventStream> connected, boolean reserved) implements Resource {}

  /**
   * Another page of the server, for GET; its address is not visible before the browser has opened
   * it.
   *
   * @param secret returns the secret of that page
   */
  record Redirect(Supplier<String> secret) implements Resource {}

  /**
   * An action requested by a form, by POST from the server's own page.
   *
   * @param action runs it
   */
  record Action(Consumer<Form> action) implements Resource {}

  /**
   * A file upload, by POST from the server's own page.
   *
   * @param opened receives the file name, without a folder, and the content
   */
  record Upload(BiConsumer<String, byte[]> opened) implements Resource {}
}
