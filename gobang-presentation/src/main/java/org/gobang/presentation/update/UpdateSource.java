package org.gobang.presentation.update;

import java.net.URI;
import java.util.Locale;
import org.gobang.api.update.Updates;
import org.gobang.presentation.text.Texts;

/** Which address is asked for updates. */
public enum UpdateSource {
  /** The one that the application was built with. */
  BUILT_IN,

  /** One that the person gives. */
  OWN,

  /** None. */
  OFF;

  /** The source that is set. */
  public static UpdateSource of(Updates updates) {
    return switch (updates.address()) {
      case Updates.DEFAULT -> BUILT_IN;
      case Updates.OFF -> OFF;
      default -> OWN;
    };
  }

  /** Identifies it in forms. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What it is called; the address that is built in stands for itself. */
  public String name(Texts texts, Updates updates) {
    if (this != BUILT_IN) {
      return texts.of("updates.source." + word());
    }
    return updates.builtIn().map(URI::toString).orElseGet(() -> texts.of("updates.source.none"));
  }

  /** Sets this source; one of the person's own is set by its address, with {@link Updates}. */
  public void choose(Updates updates) {
    if (this != OWN) {
      updates.address(this == OFF ? Updates.OFF : Updates.DEFAULT);
    }
  }

  /** The address of the person's own that is set; empty where another source is. */
  public static String own(Updates updates) {
    return of(updates) == OWN ? updates.address() : "";
  }
}
