/** Reading, writing and resuming games on disk. */
package org.gobang.api.saved;
