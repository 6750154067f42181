package org.gobang.api.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * An engine as defined by the user and validated by the host.
 *
 * @param id its id as a player: lower-case letters, digits and hyphens
 * @param program the path of the program, or its name where the system finds it
 * @param arguments the arguments of the program, separated by spaces; those with blanks in quotes
 * @param options the values of the {@linkplain Engines#options options} that are set, by key; a
 *     secret value that the host has is {@link org.gobang.api.Option#LEFT_OUT}
 */
@Experimental
public record Engine(String id, String program, String arguments, Map<String, String> options) {

  /** Creates an engine with a copy of the options. */
  public Engine {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(program, "program");
    Objects.requireNonNull(arguments, "arguments");
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }
}
