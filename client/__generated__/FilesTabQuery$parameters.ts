/**
 * @generated SignedSource<<336eb25e719e2044d238bad57a3ba865>>
 * @relayHash 021321bfebcbcdd300d5cab15c862b34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8705cb5fa92e8ea93522ebeab46cee8ba980d605f708fd11855a1a2dad509767

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilesTabQuery } from './FilesTabQuery.graphql';

const node: PreloadableConcreteRequest<FilesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8705cb5fa92e8ea93522ebeab46cee8ba980d605f708fd11855a1a2dad509767",
    "metadata": {},
    "name": "FilesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
