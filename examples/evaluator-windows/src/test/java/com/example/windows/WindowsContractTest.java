package com.example.windows;

import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.testkit.EvaluatorContract;

class WindowsContractTest extends EvaluatorContract {

  @Override
  protected EvaluatorProvider provider() {
    return new WindowsProvider();
  }
}
