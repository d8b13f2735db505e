/**
 * @generated SignedSource<<27cbcad6b6ff5b7d292bd00373fdd2ed>>
 * @relayHash b374a0a97c6d0c8480febe954ebf3bb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7443195a9178d392d0b40b114a7809c13f67bf047994a37785cc3730a6fe59c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsTabQuery } from './DetailsTabQuery.graphql';

const node: PreloadableConcreteRequest<DetailsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7443195a9178d392d0b40b114a7809c13f67bf047994a37785cc3730a6fe59c5",
    "metadata": {},
    "name": "DetailsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
