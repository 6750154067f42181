/**
 * PSQ, the format of Piskvork: {@link org.gobang.record.psq.PsqReader} and {@link
 * org.gobang.record.psq.PsqWriter}.
 */
package org.gobang.record.psq;
