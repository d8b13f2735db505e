/**
 * @generated SignedSource<<e7a19406df83f1e62889c70e960dcab6>>
 * @relayHash 949da9ce7c821bfb3c52570d552e2d86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22d2ca4e249d2ecc8ccd41ba9b1a63948590a85c9908e33b3978e01982cd8f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilesTabQuery } from './FilesTabQuery.graphql';

const node: PreloadableConcreteRequest<FilesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c22d2ca4e249d2ecc8ccd41ba9b1a63948590a85c9908e33b3978e01982cd8f5",
    "metadata": {},
    "name": "FilesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
