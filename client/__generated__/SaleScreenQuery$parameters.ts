/**
 * @generated SignedSource<<db4036402f945e33aadf07e21b2a40f0>>
 * @relayHash b6aa38ff0a189b299a6246c1b3b3571c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fd3261fe05832982c6282a019e11fe613e4b50b14c1669f9375ed70eeb98166

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleScreenQuery } from './SaleScreenQuery.graphql';

const node: PreloadableConcreteRequest<SaleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fd3261fe05832982c6282a019e11fe613e4b50b14c1669f9375ed70eeb98166",
    "metadata": {},
    "name": "SaleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
