package org.gobang.plugins;

import java.util.List;
import org.gobang.api.workbench.Refusal;

/** Refusals with their reasons in English only, which tests can compare. */
final class EnglishRefusals {

  private EnglishRefusals() {}

  static List<Refusal> of(List<Refusal> refused) {
    return refused.stream()
        .map(each -> new Refusal(each.origin(), each.kind(), each.reason().toString()))
        .toList();
  }
}
