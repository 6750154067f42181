package com.example.moves;

import org.gobang.api.record.RecordFormat;
import org.gobang.testkit.RecordFormatContract;

class MovesContractTest extends RecordFormatContract {

  @Override
  protected RecordFormat provider() {
    return new MovesFormat();
  }
}
