package org.gobang.http;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A resource at an address of a {@link Client}. Functions are called on the threads of the server.
 * If a function throws a {@link org.gobang.api.RefusedException}, the response is its message.
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
   * @param type the media type
   * @param saved the file name for a download; empty if the browser displays the content
   * @param content creates the content
   */
  record Content(String type, Optional<String> saved, Supplier<byte[]> content)
      implements Resource {}

  /**
   * A stream of events, for GET by a page of this server.
   *
   * @param connected starts writing to a stream until it is closed
   * @param reserved whether the stream may use the places reserved for players
   */
  record Events(Consumer<EventStream> connected, boolean reserved) implements Resource {}

  /**
   * A redirect to another page of the server, for GET. The address is not visible before the
   * browser opens it.
   *
   * @param secret returns the secret of that page
   */
  record Redirect(Supplier<String> secret) implements Resource {}

  /**
   * An action requested by a form, for POST by a page of this server.
   *
   * @param action runs it
   */
  record Action(Consumer<Form> action) implements Resource {}

  /**
   * A file upload, for POST by a page of this server.
   *
   * @param opened receives the file name, without a folder, and the content
   */
  record Upload(BiConsumer<String, byte[]> opened) implements Resource {}
}
